export const ru = {
  /** All that a calendar without details says of a visit. */
  visit: 'Визит'
}
