import { type Db, sql } from '../store/store.ts'

/** The origins of a provider's own sites, in the order of letters; null where there is no such provider. */
export async function siteOrigins(db: Db, provider: string): Promise<string[] | null> {
  const row = await db.row<{ origins: string[] }>(sql`
    select array(select o.origin from site_origins o where o.provider_id = p.id order by o.origin) as origins
    from providers p where p.code = ${provider}`)
  return row?.origins ?? null
}
