package lang

// Keys of what covers the battlefield of For Honor: duel, draft, line-up and the camps.
const (
	// A duel.
	ForhonorCoverPick        Key = "forhonor.cover.pick" // on the cover between two people
	ForhonorCoverLine        Key = "forhonor.cover.line"
	ForhonorCoverCard        Key = "forhonor.cover.card" // hero, rival
	ForhonorDuel             Key = "forhonor.duel"
	ForhonorDuelFirst        Key = "forhonor.duel.first"
	ForhonorDuelSecond       Key = "forhonor.duel.second"
	ForhonorDuelPast         Key = "forhonor.duel.past"
	ForhonorDuelMessage      Key = "forhonor.duel.message"
	ForhonorDuelChosen       Key = "forhonor.duel.chosen"
	ForhonorDuelChooses      Key = "forhonor.duel.chooses"
	ForhonorDuelChoose       Key = "forhonor.duel.choose"
	ForhonorDuelCommit       Key = "forhonor.duel.commit"
	ForhonorDuelPlayed       Key = "forhonor.duel.played"
	ForhonorDuelBeats        Key = "forhonor.duel.beats"
	ForhonorDuelLosses       Key = "forhonor.duel.losses"
	ForhonorDuelGang         Key = "forhonor.duel.gang"
	ForhonorDuelBlowRule     Key = "forhonor.duel.blowRule"
	ForhonorDuelWaitRule     Key = "forhonor.duel.waitRule"
	ForhonorDuelAway         Key = "forhonor.duel.away"
	ForhonorDuelAll          Key = "forhonor.duel.all"
	ForhonorDuelMost         Key = "forhonor.duel.most"
	ForhonorDuelRange        Key = "forhonor.duel.range"  // hero, n, rival, m: lives that both lose at most by a card
	ForhonorDuelVersus       Key = "forhonor.duel.versus" // card
	ForhonorDuelCost         Key = "forhonor.duel.cost"   // hero, n
	ForhonorDuelCostBoth     Key = "forhonor.duel.cost.both"
	ForhonorDuelCostEach     Key = "forhonor.duel.cost.each"
	ForhonorDuelCostNone     Key = "forhonor.duel.cost.none"
	ForhonorDuelBest         Key = "forhonor.duel.best"
	ForhonorDuelWorst        Key = "forhonor.duel.worst"
	ForhonorDuelSignWaits    Key = "forhonor.duel.sign.waits"
	ForhonorDuelSignExecuted Key = "forhonor.duel.sign.executed"
	ForhonorDuelSentence     Key = "forhonor.duel.sentence"
	ForhonorDuelSpared       Key = "forhonor.duel.spared"

	// What a card does, for those who cannot see it.
	ForhonorDuelCard      Key = "forhonor.duel.card"
	ForhonorDuelCardBonus Key = "forhonor.duel.card.bonus"
	ForhonorDuelAgainst   Key = "forhonor.duel.against"

	// The result of a round.
	ForhonorDuelShown    Key = "forhonor.duel.shown"     // card, n: lives that its side has lost in that assault
	ForhonorDuelSide     Key = "forhonor.duel.side"      // hero, card, n
	ForhonorDuelSideBoth Key = "forhonor.duel.side.both" // hero, cards of both assaults, n
	ForhonorDuelWins     Key = "forhonor.duel.wins"
	ForhonorDuelWinsNone Key = "forhonor.duel.wins.none"
	ForhonorDuelTie      Key = "forhonor.duel.tie"
	ForhonorDuelTieEach  Key = "forhonor.duel.tie.each"
	ForhonorDuelTieNone  Key = "forhonor.duel.tie.none"
	ForhonorDuelBlow     Key = "forhonor.duel.blow"
	ForhonorDuelEven     Key = "forhonor.duel.even"
	ForhonorDuelWaits    Key = "forhonor.duel.waits"
	ForhonorDuelExecuted Key = "forhonor.duel.executed"

	// The draft.
	ForhonorDraft        Key = "forhonor.draft"
	ForhonorDraftMessage Key = "forhonor.draft.message"
	ForhonorDraftPassed  Key = "forhonor.draft.passed"
	ForhonorDraftPick    Key = "forhonor.draft.pick"
	ForhonorDraftChoose  Key = "forhonor.draft.choose"
	ForhonorDraftRead    Key = "forhonor.draft.read"
	ForhonorDraftYours   Key = "forhonor.draft.yours"
	ForhonorDraftHas     Key = "forhonor.draft.has"
	ForhonorDraftWait    Key = "forhonor.draft.wait"
	ForhonorDraftDealing Key = "forhonor.draft.dealing"

	// The line-up, and the heroes of both camps.
	ForhonorLine        Key = "forhonor.line"
	ForhonorLineMessage Key = "forhonor.line.message"
	ForhonorLineRead    Key = "forhonor.line.read"
	ForhonorLineMore    Key = "forhonor.line.more"
	ForhonorLineCommit  Key = "forhonor.line.commit"
	ForhonorLinePlace   Key = "forhonor.line.place"
	ForhonorLineWait    Key = "forhonor.line.wait"
	ForhonorCamps       Key = "forhonor.camps"
	ForhonorCampsGo     Key = "forhonor.camps.go"
	ForhonorRoundBegins Key = "forhonor.round.begins"
	ForhonorDies        Key = "forhonor.dies"
	ForhonorAllowance   Key = "forhonor.allowance"
)
