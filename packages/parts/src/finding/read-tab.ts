const CENTRE_TABS = ['services', 'doctors', 'reviews'] as const
export type CentreTab = (typeof CENTRE_TABS)[number]

/** Which side of a page about a doctor the address names: the reviews, or the facts. */
export function readTab({ tab }: Record<string, unknown>): { tab?: 'reviews' } {
  return tab === 'reviews' ? { tab } : {}
}

/** Which part of a page about a medical centre the address names; missing: the facts. */
export function readCentreTab({ tab }: Record<string, unknown>): { tab?: CentreTab } {
  const known = CENTRE_TABS.find(one => one === tab)
  return known ? { tab: known } : {}
}
