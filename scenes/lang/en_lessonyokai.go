package lang

func enLessonYokai() texts {
	return texts{
		"lesson.yokai": "First steps",

		"lesson.yokai.aim": "Your pieces stand below, your opponent's above. Catch the other {L}, or lead yours safely to the far row: either wins.",

		"lesson.yokai.lion":      "Every piece goes one square, the way its arrows point. {L.The} may go any way. Touch it, then a square.",
		"lesson.yokai.lion.done": "Well done: one square, any way you like.",

		"lesson.yokai.giraffe":       "{G.The} goes straight: ahead, back, left or right. Move it once.",
		"lesson.yokai.giraffe.done":  "Well done: straight, and never diagonally.",
		"lesson.yokai.giraffe.other": "That was {L.the}, so it goes back. Now move {G.the}.",

		"lesson.yokai.elephant":       "{E.The} goes diagonally, over the corners. Move it once.",
		"lesson.yokai.elephant.done":  "Well done: from corner to corner.",
		"lesson.yokai.elephant.other": "That was {L.the}, so it goes back. Now move {E.the}.",

		"lesson.yokai.chick":       "{C.The} is small and only goes ahead. One step, please.",
		"lesson.yokai.chick.done":  "Well done. There is no way back for it, but it can grow: you will see.",
		"lesson.yokai.chick.other": "That was {L.the}, so it goes back. Now move {C.the}.",

		"lesson.yokai.take":       "Step onto a piece of the other side, and you take it. Here your {C} can take the other one.",
		"lesson.yokai.take.done":  "Well done: it lies in your reserve, and is yours now.",
		"lesson.yokai.take.other": "You may, but nothing was taken. Look at the middle: {C} against {C}.",

		"lesson.yokai.drop":       "Instead of moving, you may set a piece of your reserve on any empty square. Do it with {C.the}.",
		"lesson.yokai.drop.done":  "Well done: it is yours, and it looks ahead like the others.",
		"lesson.yokai.drop.other": "A good move. But this time take {C.the} that lies beside the board.",

		"lesson.yokai.grow":       "One step more and {C.the} arrives on the far row. There it grows up.",
		"lesson.yokai.grow.done":  "Well done: now it is {+C.a} and goes any way but diagonally backwards.",
		"lesson.yokai.grow.other": "You may, but {C.the} is so near! One step, and it grows.",

		"lesson.yokai.catch":       "One of your pieces points at the other {L}. Catch it and win!",
		"lesson.yokai.catch.done":  "Well done: {L.the} is caught. You have won.",
		"lesson.yokai.catch.other": "Not yet. Look at the arrows: which piece points at {L.the}?",

		"lesson.yokai.safe":       "Careful! {G.The} points at your {L} and will catch it next. Do something about it.",
		"lesson.yokai.safe.done":  "Well done: nothing points at your {L} any more.",
		"lesson.yokai.safe.other": "Then your {L} would be caught, and you would lose. Step aside, or take the one that threatens it.",

		"lesson.yokai.try":       "There is a second way to win: lead your {L} to the far row, where nobody can catch it. That is the Try.",
		"lesson.yokai.try.done":  "Well done: a Try wins at once.",
		"lesson.yokai.try.other": "That leads away. The far row is the one above.",

		"lesson.yokai.guarded":       "Is every square of the far row safe? {G.The} points at two of them. Find the one that wins.",
		"lesson.yokai.guarded.done":  "Well done: with {G.the} gone, nobody can catch your {L} there.",
		"lesson.yokai.guarded.other": "Look at the arrows of {G.the}: it would catch you. Which square does nobody point at?",

		"lesson.yokai.plan":       "Now think two moves ahead. Set {E.the} so that it points at {L.the} and cannot be taken.",
		"lesson.yokai.plan.done":  "Well done: no square is left for {L.the}, and nothing helps.",
		"lesson.yokai.plan.other": "A good move, but {L.the} gets away. Try a square that your own {L} watches over.",

		"lesson.yokai.finish":       "They have moved, but it did not help. Finish your plan!",
		"lesson.yokai.finish.done":  "Well done: won with a plan of two moves.",
		"lesson.yokai.finish.other": "Nearly! {E.The} still points at {L.the}.",

		"lesson.yokai.ready": "Now play a gentle opponent. The rules tell the rest: a draw, {C.a} stuck on the far row, {+C.a} that is taken.",
	}
}
