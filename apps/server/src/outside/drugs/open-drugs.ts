import type { Config } from '../../config.ts'
import type { Store } from '../../store/store.ts'
import { type DrugSearch, DrugSearchDown } from './drugs.ts'
import { httpDrugs } from './http-drugs.ts'
import { localDrugs } from './local-drugs.ts'

/** The drug search that the configuration names; without one every question hears that it is down. */
export function openDrugs(deps: { config: Pick<Config, 'drugs'>; store: Store }): DrugSearch {
  const { drugs } = deps.config
  switch (drugs.kind) {
    case 'demo':
      return localDrugs(deps.store, drugs.name)
    case 'http':
      return httpDrugs(drugs)
    case 'off': {
      const down = () => Promise.reject(new DrugSearchDown('off'))
      return { name: drugs.name, search: down, drugs: down, popular: down, drugstores: down, drugstore: down }
    }
  }
}
