import * as theirs from '@vizit/contract/drugs'
import * as own from '@vizit/contract/own-drugs'
import { open, type Route, signed } from '../http/route.ts'
import { dropMedicine, putMedicine, readMedicines } from './medicine-chest.ts'
import { forgetSearch, forgetSearches, keepSearch, readSearches } from './own-searches.ts'
import { findDrugstores, getDrug, getDrugstore, popularDrugs, searchDrugs } from './search-drugs.ts'
import { putVisitDrugs, readVisitDrugs } from './visit-drugs.ts'

export const drugsRoutes: Route[] = [
  open(theirs.searchDrugs, searchDrugs),
  open(theirs.popularDrugs, popularDrugs),
  open(theirs.getDrug, getDrug),
  open(theirs.findDrugstores, findDrugstores),
  open(theirs.getDrugstore, getDrugstore),
  signed(own.listDrugSearches, readSearches),
  signed(own.keepDrugSearch, keepSearch),
  signed(own.forgetDrugSearch, forgetSearch),
  signed(own.forgetDrugSearches, forgetSearches),
  signed(own.listMedicines, readMedicines),
  signed(own.putMedicine, putMedicine),
  signed(own.dropMedicine, dropMedicine),
  signed(own.listVisitDrugs, readVisitDrugs),
  signed(own.putVisitDrugs, putVisitDrugs)
]
