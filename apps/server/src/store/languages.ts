// In which language people have chosen to be written to. Asked in the transaction that makes a message true: it stays so, whatever they choose later.
import type { Language } from '@vizit/rules/languages'
import { type Db, sql } from './store.ts'

export async function languageOf(db: Db, accountId: string): Promise<Language> {
  const row = await db.row<{ language: Language }>(sql`select language_of(${accountId}) as language`)
  return row!.language
}

/** Of many at once. */
export async function languagesOf(db: Db, accountIds: readonly string[]): Promise<(accountId: string) => Language> {
  const chosen = await db.rows<{ id: string; language: Language }>(sql`
    select a.id, language_of(a.id) as language from accounts a where a.id = any (${[...new Set(accountIds)]}::uuid[])`)
  const known = new Map(chosen.map(({ id, language }) => [id, language]))
  return accountId => known.get(accountId) ?? 'ru'
}

/** Of a code to sign in: as the page speaks that asks, for it is typed there; else as the owner of the phone has chosen. The same statement for a phone that nobody has. */
export async function languageToSignIn(db: Db, phone: string, ofPage: Language | undefined): Promise<Language> {
  const row = await db.row<{ language: Language }>(sql`
    select coalesce(${ofPage ?? null}::text, (select p.preferences->>'language' from accounts a join user_preferences p on p.account_id = a.id where a.phone = ${phone}), 'ru') as language`)
  return row!.language
}

/** Of the account that a phone signs in to, else of the one that has something sent there. */
export async function languageOfPhone(db: Db, phone: string, senderId: string): Promise<Language> {
  const row = await db.row<{ language: Language }>(sql`
    select coalesce(language_of((select a.id from accounts a where a.phone = ${phone})), language_of(${senderId}), 'ru') as language`)
  return row!.language
}
