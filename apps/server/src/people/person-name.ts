type NameColumns = { last_name: string; first_name: string; middle_name: string }

/** A name as the rules have it, of the columns that hold it. */
export function personName(row: NameColumns): { lastName: string; firstName: string; middleName: string } {
  return { lastName: row.last_name, firstName: row.first_name, middleName: row.middle_name }
}
