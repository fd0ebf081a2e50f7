// Where a visitor wanted to go when sign-in came between: carried in the address, so that a reload keeps it.

/** The address to go on to after sign-in. Anything but a path of this face leads to the start page: a link from outside must not choose it. */
export function wayBack(from: string | undefined): string {
  if (!from || !/^\/(?![/\\])/.test(from) || /[\\\u0000-\u001f]/.test(from) || isSignIn(from)) return '/'
  // '/.//evil.example' is a path as it stands, and another site once a browser has tidied it up.
  return new URL(from, 'http://here.example').pathname.startsWith('//') ? '/' : from
}

/** Whether a path belongs to the sign-in itself. */
export function isSignIn(path: string): boolean {
  return /^\/sign-in(?:[/?#]|$)/.test(path)
}

/** [2.05] '{current path}/code-confirmation' -> '{current path}'; null for any other path. */
export function pathBeforeCode(path: string): string | null {
  const before = /^(.*)\/code-confirmation\/*$/.exec(path)?.[1]
  return before === undefined ? null : before || '/'
}
