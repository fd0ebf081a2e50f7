/** Once the browser has drawn what stands now: what a touch leads to may keep a cheap phone busy, and the touch itself is seen before. */
export function afterPicture(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/** The same for work that is waited for: what `load` gives, asked for once the picture is drawn. */
export function loadAfterPicture<L extends () => Promise<unknown>>(load: L): L {
  return (() => new Promise<void>(afterPicture).then(load)) as L
}
