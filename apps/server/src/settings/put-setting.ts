import { audit } from '../evidence/ledger.ts'
import type { Store } from '../store/store.ts'
import { dropSetting, writeSetting } from './settings.sql.ts'

/** Sets a remote setting, or gives it back its default. What may be set to what is judged by whoever reads the words. */
export function putSetting(store: Store, key: string, to: 'default' | { value: unknown }, now: Date): Promise<void> {
  return store.transaction(async tx => {
    if (to === 'default') await dropSetting(tx, key)
    else await writeSetting(tx, key, to.value)
    await audit(tx, { at: now, accountId: null, action: 'setting-set', objectId: key })
  })
}
