package forhonor

import (
	"strconv"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Buttons of the panel of a hero or of the score.
const (
	buttonClose = buttonSide + 21
	buttonPage  = buttonSide + 22 // to its next page, after the last to the first
)

const (
	panelGap  = 10.0
	turnWidth = 92.0 // of the button to the next page
)

// panel is what the panels of a hero and of the score have in common: they are opened and closed by the player.
type panel struct {
	readOnly
	page int // how often the next page has been asked for; pages come round
}

// Cover implements [widget.Overlay].
func (*panel) Cover() widget.Cover { return widget.Modal }

// Back implements [widget.Overlay].
func (*panel) Back() bool { return false }

func (*panel) message(*Board) (string, bool) { return "", true }

// touchPanel answers the touches of the panel: every one closes it, but for that of its pages.
func (s *panel) touchPanel(b *Board, o overlay, p rules.Part) bool {
	if p == button(buttonPage) {
		s.page++
	} else {
		b.overlays.Remove(o)
	}
	return true
}

// open lets the player have a panel over everything.
func (b *Board) open(o overlay) {
	if top := b.overlays.Top(); top != nil && top.Cover() == widget.Modal {
		b.overlays.Pop()
	}
	b.overlays.Push(o)
}

// Slot of the paper of a panel.
const paperSlot = "paper"

// panelPaper is a panel of the size in the middle of its room, over the darkened area: every touch of the
// ground answers as the control does.
func panelPaper(area geom.Rect, ground ui.Control, size widget.Size, pad float64, content widget.Widget) widget.Widget {
	paper := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { ui.DrawOverlay(c, area, r) }}
	return widget.Middle(widget.Sized{W: size.W, H: size.H, Child: widget.Stack{
		paper, widget.Slot{Name: paperSlot}, widget.Pressable{Control: ground, Child: widget.Empty{}}, widget.Pad(pad, pad, content),
	}})
}

// closeButton closes a panel.
func closeButton(words *lang.Catalog) widget.Widget {
	part := button(buttonClose)
	return widget.Align{X: widget.End, Y: widget.Start, Child: widget.Sized{W: minPress, H: minPress, Child: widget.IconButton{
		Icon: "close", Control: ui.Control{Key: part.String(), Of: part, Role: ui.RoleCell, Name: words.T(lang.ForhonorPanelClose)},
	}}}
}

// turnButton leads to the next one of n pages, and tells the number of the present one.
func turnButton(words *lang.Catalog, page, n int) widget.Widget {
	part, text := button(buttonPage), strconv.Itoa(page%n+1)+"/"+strconv.Itoa(n)
	return widget.Button{Icon: "next", Text: text, Control: ui.Control{Key: part.String(), Of: part, Role: ui.RoleCell, Name: words.List(words.T(lang.Next), text)}}
}

// aboutPanel is the battlefield without a word, and score, seats, heroes, orders and the frame of the battlefield as they
// are; of those that the panel covers in part, papers without a word.
func (b *Board) aboutPanel(panel *widget.Tree) widget.Widget {
	paper := panel.Slot(paperSlot)
	m := b.battleModel(noPanel)
	list := placeWidgets{slotFrame: paint(b.drawFrame)}
	shows := func(name string, r geom.Rect, w widget.Widget) {
		if list[name] = w; r.Overlaps(paper) {
			list[name] = widget.Panel{Surface: ui.Plate(), Child: widget.Empty{}}
		}
	}
	shows(slotScore, b.layout.score, b.scoreLook(scorePanel{m.score, m.class}))
	shows(slotThreat, b.layout.threat, m.threatSwitch())
	shows(slotWhole, b.layout.wholeButton, m.cameraSwitch())
	shows(slotOrders, b.layout.orders, buildOrders(b.ordersView()))
	frame := b.layout.frame
	if labels := geom.R(frame.X, frame.Y, frame.W, b.window().Y-frame.Y); !labels.Overlaps(paper) {
		list[slotZones] = widget.Memo("zones", m.zones, buildZoneRow)
	}
	for seat := range rules.Seat(b.state.Seats()) {
		plate := table.Plate{Seat: seat, Name: b.playerName(seat), Status: b.Standing(b.state, seat).Words}
		shows(table.SlotSeat(int(seat)), b.layout.plates[seat], widget.Paint{Draw: plate.Draw})
	}
	for camp := range m.cards {
		for k, card := range m.cards[camp] {
			if card.Hero != game.NoHero {
				shows(slotCard(game.Camp(camp), k), b.layout.cards[camp][k], b.cardLook(card))
			}
		}
	}
	m.placeWidgets = &list
	return widget.Inert{Child: widget.Stack{b.inSafe(m.arrange()), b.silentField()}}
}
