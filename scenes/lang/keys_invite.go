package lang

// Keys of tables that this program's own host keeps.
const (
	InviteMake      Key = "invite.make"
	InviteGame      Key = "invite.game"
	InviteSetup     Key = "invite.setup"
	InvitePerson    Key = "invite.person"
	InviteTitle     Key = "invite.title"
	InviteHow       Key = "invite.how"
	InviteThis      Key = "invite.this"
	InviteSeated    Key = "invite.seated"
	InviteCopy      Key = "invite.copy"
	InviteCopied    Key = "invite.copied"
	InviteEnlarge   Key = "invite.enlarge"
	InviteScan      Key = "invite.scan"
	InviteFill      Key = "invite.fill"
	InviteLevel     Key = "invite.level"
	InviteRenew     Key = "invite.renew"
	InviteRenewAsk  Key = "invite.renew.ask"
	InviteRenewYes  Key = "invite.renew.yes"
	InviteWatch     Key = "invite.watch"
	InviteWatchHow  Key = "invite.watch.how"
	InviteStarting  Key = "invite.starting"
	InviteNoNetwork Key = "invite.noNetwork"
	InviteNoPage    Key = "invite.noPage"
	InviteMoved     Key = "invite.moved"
)
