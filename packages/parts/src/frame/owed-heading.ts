let isOwed = false

/** What stands now has no heading, or will give way to a page at the same address: the heading that comes next takes the focus, unless something else has it. */
export function oweHeading(): void {
  isOwed = true
}

/** Asked once by each heading that comes. */
export function isHeadingOwed(): boolean {
  const takes = isOwed && document.activeElement === document.body
  isOwed = false
  return takes
}
