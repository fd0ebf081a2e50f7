// Where the consent screen leads.

export type ConsentGiven = {
  /** The name by which the account's person is addressed; '' while the profile is empty. */
  subName: string
  /** The address where the screen stood: path and query ('?…' or ''). */
  path: string
  search: string
}

/**
 * [4.133] To the start if a subName exists or the ed flag is set, else to the profile, where the name is asked for. What the address carries goes
 * along to the start.
 * `stay`: something was begun at this very address (a chosen time, a form that leads on), and it goes on there; in a face whose consent leads `to.wanted`,
 * which the row does not name, any page but the start that one wanted to see.
 */
export function afterConsent({ subName, path, search }: ConsentGiven, to: { start: string; profile: string; wanted: boolean }): string {
  const query = new URLSearchParams(search)
  const isBegun = /^\/timeslot\/[^/]+/.test(path) || query.has('from')
  if (isBegun || (to.wanted && path !== to.start)) return 'stay'
  return subName !== '' || query.get('ed') === 'true' ? `${to.start}${search}` : to.profile
}
