/** Joins class names and drops what is false or undefined: `classNames(styles.row, open && styles.open)`. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
