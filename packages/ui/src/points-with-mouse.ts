/** There is a mouse, and with it a keyboard: a field may take the focus by itself. On a phone that would throw up the keyboard over the page. */
export function pointsWithMouse(): boolean {
  return matchMedia('(pointer: fine)').matches
}
