// Package table is the screen on which every game is played. It runs a match whose seats are people or bots, and owns
// all that tables share: the plates of the seats with the lantern, the log, undo and redo, hint, confirmation,
// the cover that closes between two people with secrets, the bots' turns, the pause menu and saving after every move.
//
// # A game that is added
//
// A game needs no change here. It is a rules.Game in package rules/games, and a [Board] beside the others in package
// scenes (boxes.go): where its things lie, how they look and how they move. No rule of any game is known here, nor in a
// Board. That is all: with it the game has a box on the shelf, a panel to agree on the match, the table, secrets behind
// cover, saves, undo, hint, log, result and replay.
//
// A Board knows no more of a match than its viewer: it gets a [Match]. It must supply, all of [Board]:
//
//   - pictures: Tree, one tree of widgets from the backdrop to what hovers over everything, kept by a [Scene], with slots
//     for what every table has: the plate of each seat and, where there is room, the tools, the log, two lines for
//     sentences and the two buttons of a confirmation. Whatever has no slot is reached through the menu, but for plates
//     and sentences. Show is given each position, Play makes the movement of an event, Tick moves what moves by itself.
//     Sounds of events come with the movements, by the player of sounds of stage.Services.
//   - pointing: each [Part] in the tree that can be pointed at, Choose, Press and Back. Parts are those that rules.Paths
//     gives for each action.
//   - words: Line for the log, Say for the sentence of the moment, Describe for those who do not see the picture.
//
// A Board may supply more, in six groups; the table asks for each by its interface and does without where it is not
// there: [Carrier] for what is moved by hand, [Privacy] for secrets, [Scorer] for how seats stand and for the table of
// points, [Sides] for camps, [Narrator] for more words, [LogAnnotator] for rounds and for what lines of the log light up.
// When the screen is handed over, rules.PrivacyOf says; who sees what, the game's Views.
//
// What else can be given to a game comes from where all games have it, each left out where it is not: its title, blurb,
// options' names and refusals are words of package lang, found by the game's id and the rules' codes, which stand for
// themselves without words; its book is in package lang as well, its lessons in package lessons, its bots and their
// levels in a package below rules/bot and a line of rules/bots (without any, the bots of any game play), its pictures, that of its box among them, in sprites, its
// sounds in audio. The entry in boxes.go takes a [stage.Box] as well: the little picture of a match on the shelf, the
// looks that its pieces may have, the signs of sides and figures, and what is heard at the table. It says what a start is worth, as shown at
// the end. Which options mean nothing beside others, who plays on which side and which figures can be named beforehand
// stands in rules.Info, and words say why. The panel of set-up reads that, and knows no game.
//
// # What the table is made of
//
// [Table] puts together what changes for itself, and what is tested for itself: the session (match, seats, who looks,
// which bot thinks), the chooser (how far a choice has got), the [Presenter] (events to movement), moveLog (lines of the
// log), messages (sentences and their places), botTurns and hintBot (bots), handover (the cover between people). The
// furniture is what fills the slots of a Board's tree. A [Character] plays for the computer at each level.
//
// The package imports rules, rules/analysis, rules/bot, rules/bots, rules/rating, remote and remote/client, the base packages of scenes,
// audio and sprites.
package table
