// Why a database server that was reached does not let us in, or not do what a start needs: for whoever sets DATABASE_URL.
import pg from 'pg'

/** One sentence with what to do; undefined for what is no matter of the setting. Never the password, nor any value but names. */
export function whyRefused(error: unknown, databaseUrl: string): string | undefined {
  const { user, database } = namesIn(databaseUrl)
  if (error instanceof pg.DatabaseError) {
    if (error.code === '3D000')
      return `The database server has no database ${database}: make it (createdb ${database}), or name another one in DATABASE_URL.`
    if (error.code === '28P01') return `The database server does not take the password of ${user}: put the right one into DATABASE_URL.`
    if (error.code === '28000')
      return `The database server does not let ${user} in: make the role (createuser ${user}) and allow it in pg_hba.conf, or name another one in DATABASE_URL.`
    if (error.code === '42501')
      return `${user} may not make tables in the database ${database}: make this role its owner (alter database ${database} owner to ${user}).`
    return
  }
  if (!(error instanceof Error)) return
  if (/client password must be/.test(error.message))
    return `The database server asks ${user} for a password, and DATABASE_URL has none: postgres://${user}:PASSWORD@HOST/${database}.`
  if (/does not support SSL/.test(error.message))
    return 'The database server speaks no TLS, and DATABASE_URL asks for it: take sslmode away, or let the server speak it.'
  return
}

/** As node-postgres reads them: what the address leaves out is the user of this machine, and a database of the same name. */
function namesIn(databaseUrl: string): { user: string; database: string } {
  const { user, database } = new pg.Client({ connectionString: databaseUrl })
  return { user: user ?? '', database: database ?? '' }
}
