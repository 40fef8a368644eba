package a11y

// maxAnswer is how many texts are spoken as an answer: of more the screen is to be read.
const maxAnswer = 3

// Answer returns what a press has changed, for screen readers that announce news alone, as the new name of what has
// the focus is
// spoken by few screen readers: the name that the pressed item has now, and the texts that stood nowhere before. News
// answer for themselves, and another screen does.
func Answer(before, now *Screen, pressed string) (lines []string) {
	if len(now.Announcements) > 0 || now.Scene != before.Scene || now.Lang != before.Lang {
		return nil
	}
	stood := make(map[string]bool, len(before.Items))
	for _, i := range before.Items {
		stood[i.Name] = true
	}
	if i := now.Find(pressed); i != nil && !stood[i.Name] {
		lines = append(lines, i.Name)
	}
	own := len(lines)
	for _, i := range now.Items {
		if i.Kind == Text && !stood[i.Name] {
			lines = append(lines, i.Name)
		}
	}
	if len(lines) > own+maxAnswer {
		return lines[:own]
	}
	return lines
}
