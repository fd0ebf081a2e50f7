/** Once the browser has drawn what stands now: what a touch leads to may keep a cheap phone busy, and the touch itself is seen before. */
export function afterPicture(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}
