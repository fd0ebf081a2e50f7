// What the catalogue is called in the language of whoever reads it: found by the Russian name, as everything else carries that one (0096).
import type { Language } from '@vizit/rules/languages'
import { type Db, sql } from './store.ts'

/** Russian name to the name in the language; what has none is left out. `of`: these alone. */
export async function findNamesIn(db: Db, language: 'en' | 'be', of: readonly string[] | null = null): Promise<Map<string, string>> {
  const rows = await db.rows<{ name: string; said: string }>(sql`
    select name, said from (select name, case ${language} when 'en' then name_en else name_be end as said from catalogue_names) n
    where said is not null and (${of}::text[] is null or name = any (${of}::text[])) order by name`)
  return new Map(rows.map(({ name, said }) => [name, said]))
}

/** [3.101] Says a speciality or a service in the language, as in Russian where it has no name in it. `of`: all that will be said. */
export async function namesSaidIn(db: Db, language: Language, of: readonly string[]): Promise<(name: string) => string> {
  if (language === 'ru' || of.length === 0) return name => name
  const said = await findNamesIn(db, language, [...new Set(of)])
  return name => said.get(name) ?? name
}
