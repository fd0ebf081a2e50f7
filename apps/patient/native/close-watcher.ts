// Who watches what lies over the page, in the app of the shops: the view of a page inside an app does not tell pages of the way back.

class WatcherOfApp extends EventTarget {
  constructor() {
    super()
    watching.push(this)
  }
  destroy(): void {
    const place = watching.indexOf(this)
    if (place >= 0) watching.splice(place, 1)
  }
}

const watching: WatcherOfApp[] = []

/** Gives pages the `CloseWatcher` of a browser. */
export function giveCloseWatcher(to: object): void {
  Object.assign(to, { CloseWatcher: WatcherOfApp })
}

/** Asks what was opened last to close; `false` when nothing lies over the page. */
export function closeLast(): boolean {
  const last = watching.pop()
  last?.dispatchEvent(new Event('close'))
  return last !== undefined
}
