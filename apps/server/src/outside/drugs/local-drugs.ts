import { foldText } from '@vizit/rules/search'
import type { Store } from '../../store/store.ts'
import type { DrugSearch } from './drugs.ts'
import { findDrugs, findDrugsByIds, findLocalDrugstore, findPopular, findStocked } from './local-drugs.sql.ts'

/** The demo catalogue in the own database. */
export function localDrugs(store: Store, name: string): DrugSearch {
  return {
    name,
    search({ text, how, town }) {
      const whole = foldText(text)
      const terms = whole.split(/\s+/)
      const patterns = terms.map(term => `%${term.replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`)
      return findDrugs(store, { whole, first: terms[0] ?? '', patterns, how, townId: town?.id ?? null })
    },
    drugs: (ids, town) => findDrugsByIds(store, ids, town?.id ?? null),
    popular: () => findPopular(store),
    drugstores: (town, drugIds) => findStocked(store, town.id, drugIds),
    drugstore: async id => (await findLocalDrugstore(store, id)) ?? null
  }
}
