// What the faces ask of the device: the one seam. The web is whole without anything else; the app of a shop has its own for some of it (0091).

/** `refused`: by the person, the system or the page's policy. `none`: there is none, or another program has it. */
export type CameraTrouble = 'refused' | 'none'

export type Camera = {
  /** Whether asking is of use: a page whose policy gives no camera never asks for one. */
  mayAsk: () => boolean
  /** Asks for the camera at the back; the person is asked. Its tracks are the caller's to stop. */
  open: () => Promise<MediaStream | CameraTrouble>
  /** Switches the light of an opened camera; null where it has none. Rejects where the device does not obey. */
  lightOf: (opened: MediaStream) => ((on: boolean) => Promise<void>) | null
}

/** What a browser with web push does for us. */
export type PushBrowser = {
  /** Asks the person; the browser remembers the answer. */
  permission: () => Promise<NotificationPermission>
  subscribe: (key: string) => Promise<PushSubscriptionJSON>
}

export type Push = {
  /** Where this is false nobody is offered pushes: none would come. */
  isOffered: boolean
  /** Null where pushes cannot be shown at all, or no worker of the page would. */
  browser: () => Promise<PushBrowser | null>
}

/** The local storage of the face; device, phone and token of the session lie in what is safest. May throw where the browser forbids its storage. */
export type SecureStorage = () => Storage

export type Share = {
  /** Origin of the addresses that people send each other. */
  origin: () => string
  canSend: () => boolean
  /** Opens what the device has for sending. Whoever closes it has changed their mind; `failed`: it could not be opened. */
  send: (what: { title?: string; text?: string; url?: string }) => Promise<'sent' | 'closed' | 'failed'>
  canCopy: () => boolean
  /** False where the text was not taken: a page in a frame may have no clipboard. */
  copy: (text: string) => Promise<boolean>
}

export type Files = {
  /** Hands bytes to the device to be kept under this name, or sent on. */
  save: (bytes: Blob, name: string) => Promise<void>
}

export type Calendar = {
  /** Hands a calendar file with one visit to the calendar of the device [1.23]. */
  add: (file: Blob) => Promise<void>
}

/** Shows this number on the icon of an installed face; 0 takes it away. Never fails: an icon is no reason to. */
export type ShowBadge = (count: number) => Promise<void>

/** Loads what is shown anew, in the newest version that there is for it; the page goes. */
export type LoadNewest = () => Promise<void>

export type Shell = {
  /** The app of a shop: what it shows lies on the phone, and there is no page to install. */
  isShell: boolean
  /** Origin of the server without a trailing slash; '' = the page's own. */
  apiOrigin: string
}
