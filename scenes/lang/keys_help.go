package lang

// HelpTitle is the title of the page about keys, touch and pad; [Catalog.Help] gives the rest.
const HelpTitle Key = "help.title"
