import type { Relative } from '@vizit/contract/family'
import { allows } from '@vizit/rules/access'

/** What the row of a member shows and what can be done there. */
export type MemberView = {
  /**
   * `all-rights`; `may-book`: the viewer books for them [6.34]; `waits`: only their own permission is missing [6.38]; `no-account`: nobody is
   * there to permit anything; `books-for-me`.
   */
  badges: ('all-rights' | 'may-book' | 'waits' | 'no-account' | 'books-for-me')[]
  /** [6.38] The button «Разрешить»: this person may not book for the viewer yet. */
  mayAllow: boolean
  /** [6.36] The row leads to the rights. */
  opens: boolean
  /** [6.33] [6.35] What the dots offer; without anything there are no dots. */
  menu: ('edit' | 'remove')[]
}

type Shown = Pick<Relative, 'relKind' | 'accessLevel' | 'grantLevel' | 'removal' | 'coverers'>

export function memberView(member: Shown): MemberView {
  const { relKind, grantLevel } = member
  if (relKind === 'ME') return { badges: ['all-rights'], mayAllow: false, opens: false, menu: [] }
  const level = member.accessLevel
  const booksForMe = allows(grantLevel, 'BOOK_VISITS')
  const held = level === 'ALL' ? 'all-rights' : allows(level, 'BOOK_VISITS') ? 'may-book' : grantLevel === null ? 'no-account' : 'waits'
  return {
    badges: booksForMe ? [held, 'books-for-me'] : [held],
    // A child with an own phone books for nobody [6.16].
    mayAllow: grantLevel !== null && relKind !== 'CHILD' && !booksForMe,
    opens: grantLevel !== null,
    menu: menuOf(member)
  }
}

/** While a programme pays for somebody they are neither changed nor taken out [R18]; planned visits are told when it is tried. */
function menuOf({ relKind, accessLevel, removal, coverers }: Shown): MemberView['menu'] {
  const menu: MemberView['menu'] = []
  if (relKind === 'CHILD' && allows(accessLevel, 'EDIT_PROFILE') && coverers.length === 0) menu.push('edit')
  if (removal === 'may-remove' || removal === 'PLANNED_VISITS') menu.push('remove')
  return menu
}
