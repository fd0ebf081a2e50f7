// Where a visitor wanted to go when sign-in came between: carried in the address, so that a reload keeps it.

/** [2.59] '/visits?tab=past' -> '/sign-in?from=%2Fvisits%3Ftab%3Dpast'. The start page needs no way back. */
export function signInAddress(wanted: string): string {
  return wanted === '/' || isSignIn(wanted) ? '/sign-in' : `/sign-in?from=${encodeURIComponent(wanted)}`
}

/** The address to go on to after sign-in. Anything but a path of this face leads to the start page: a link from outside must not choose it. */
export function wayBack(from: string | undefined): string {
  if (!from || !/^\/(?![/\\])/.test(from) || /[\\\u0000-\u001f]/.test(from) || isSignIn(from)) return '/'
  return from
}

function isSignIn(path: string): boolean {
  return /^\/sign-in(?:[/?#]|$)/.test(path)
}

const CODE_STEP = '/code-confirmation'

/** [2.05] '{current path}/code-confirmation' -> '{current path}'; null for any other path. */
export function pathBeforeCode(path: string): string | null {
  const bare = path.replace(/\/+$/, '')
  return bare.endsWith(CODE_STEP) ? bare.slice(0, -CODE_STEP.length) || '/' : null
}
