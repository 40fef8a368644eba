// Package table is the screen on which every game is played. It runs a match whose seats are people or bots, and owns
// all that tables share: the slips of the seats with the lantern, the log, undo and redo, hint, confirmation, the
// doors that close between two people with secrets, the bots' turns, the pause menu and saving after every move.
//
// # A game that is added
//
// A game needs no change here. It is a rules.Game in package rules/games, and a [Board] beside the others in package
// scenes (boxes.go): where its things lie, how they look and how they move. No rule of any game is known here, nor in a
// Board. That is all: with it the game has a box on the shelf, a sheet to agree on the match, the table, secrets behind
// doors, saves, undo, hint, log, result and replay.
//
// A Board must supply, all of [Board]:
//
//   - places: Arrange and Face, with a [Frame] that leaves a slip for each seat and, where there is room, the tools,
//     the log, two lines for sentences and the two buttons of a confirmation. Whatever has no place there is reached
//     through the menu, but for slips and sentences.
//   - pictures: Backdrop, Draw and Float; Show for a position, Play for the movement of an event, Tick for what moves
//     by itself. Sounds of events come with the movements, by the player of sounds of stage.House.
//   - pointing: Targets, Choose, Carry, Put and Mark. What can be pointed at are the parts that rules.Paths gives
//     for each action.
//   - words: Line for the log, Say for the sentence of the moment, Describe for whoever does not see the picture.
//
// A Board may supply more; the table asks for each by its interface and does without where it is not there:
//
//   - choosing: [Composer] for choices put together in any order, [Handler] for things dragged, turned and zoomed,
//     [Toucher] and [Releaser] for what the Board answers itself, [Gazer] for what is shown while it is looked at,
//     [Typist] for typed signs.
//   - secrets: [Keepsakes] for what a seat keeps, [Onlooker] for when it has seen that, [Herald] for what the doors
//     say. When doors shut, rules.Covered says; who sees what, the game's Views.
//   - telling: [Tallier] and [Orderer] for the slips, [LineTeller] and [LineReviser] for lines of the log, [Asider] for
//     more words, [Recaller] for a sentence not to be passed over, [Namer] for places that are named.
//   - rooms: [Reframer] for places that change, [Shower] for what a sentence shall not hide, [Watcher] and [Rounds] for
//     replays.
//   - the end: [Accountant] and [Annalist] for points, [Sides] for camps, [Hoarder] for bars made of the game's own
//     stuff.
//
// What else can be given to a game comes from where all games have it, each left out where it is not: its title, blurb,
// options' names and refusals are words of package lang, found by the game's id and the rules' codes, which stand for
// themselves without words; its book is in package lang as well, its lessons in package lessons, its bots and their
// levels in a package below rules/bot and a line of rules/bots (without any, the bots of any game play), its pictures, that of its box among them, in sprites, its
// sounds in audio. The entry in boxes.go takes a [stage.Box] as well: the little picture of a match on the shelf, the
// looks that its pieces may have, and the signs of sides and figures. It says what a start is worth, as told at
// the end. Which options mean nothing beside others, who plays on which side and which figures can be named beforehand
// stands in rules.Info, and words say why. The sheet of set-up reads that, and knows no game.
//
// The package imports rules, rules/bot, rules/bots and the small rooms of scenes.
package table
