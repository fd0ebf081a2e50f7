/** [3.31] The phones of a branch, as they are shown and dialled. */
export function phonesOf(phones: string): { shown: string; href: string }[] {
  return phones
    .split(';')
    .map(phone => phone.trim())
    .filter(Boolean)
    .map(shown => ({ shown, href: `tel:${shown.replace(/[^\d+]/g, '')}` }))
}
