// Where the start page leads.

export type Arrival = {
  /** [2.55] the address asks for the installation (`install_pwa=true`), and the app is not installed yet. */
  installWanted: boolean
  /** Null for a visitor. */
  person: { name: string; birthday: string | null } | null
  /** What the address asks to be booked: ids of a doctor, a branch or an assignment. */
  wanted: { doctorId?: string | undefined; branchId?: string | undefined; assignmentId?: string | undefined }
}

/** [2.56] [2.57] [2.58] The page that an arrival belongs to. */
export function defaultRedirect({ installWanted, person, wanted }: Arrival): 'install' | 'visits' | 'timetable' | 'sign-in' {
  if (installWanted) return 'install'
  if (!person) return 'sign-in'
  const isKnown = person.name.trim() !== '' && person.birthday !== null
  const wantsBooking = Boolean(wanted.doctorId || wanted.branchId || wanted.assignmentId)
  return isKnown && !wantsBooking ? 'visits' : 'timetable'
}
