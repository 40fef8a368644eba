package lang

// Keys of opening matches that come from elsewhere, and of giving matches away.
const (
	OpenTitle       Key = "open.title"
	OpenText        Key = "open.text"
	OpenTyped       Key = "open.typed"
	OpenDropped     Key = "open.dropped"
	OpenPasted      Key = "open.pasted"
	OpenPaste       Key = "open.paste"
	OpenPick        Key = "open.pick"
	OpenClear       Key = "open.clear"
	OpenOpen        Key = "open.open"
	OpenRefused     Key = "open.refused"
	OpenRefusedLine Key = "open.refused.line"
	OpenRefusedMove Key = "open.refused.move"
	OpenUnread      Key = "open.unread"

	ShareTitle     Key = "share.title"
	ShareNotation  Key = "share.notation"
	ShareLine      Key = "share.line"
	ShareFile      Key = "share.file"
	ShareCopy      Key = "share.copy"
	ShareSave      Key = "share.save"
	ShareCopied    Key = "share.copied"
	ShareLink      Key = "share.link"
	ShareLinked    Key = "share.linked"
	ShareNotCopied Key = "share.notCopied"
	ShareSaved     Key = "share.saved"
	ShareNotSaved  Key = "share.notSaved"
	ShareSecret    Key = "share.secret"
)
