/** 'Савицкая Ольга Викторовна' as people say it: 'Ольга Савицкая'. */
export function inOrder(fullName: string): string {
  const [lastName = '', firstName = ''] = fullName.split(' ')
  return `${firstName} ${lastName}`.trim()
}
