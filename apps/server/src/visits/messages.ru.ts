export const ru = {
  /** Of a file whose name says nothing. */
  document: 'Документ'
}
