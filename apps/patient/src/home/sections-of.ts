const SECTIONS = ['doctors', 'ums', 'medcenters', 'drugs'] as const
export type SectionName = (typeof SECTIONS)[number]

/** [3.52] 'medcenters;drugs' -> those two first, then the others: every section can be reached from every town [R51]. */
export function sectionsOf(banners: string | undefined): SectionName[] {
  const first = (banners ?? '').split(';')
  return SECTIONS.toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)))
}
