// The port to whoever knows drugs, drugstores and what they have [7.104]. The local default is a demo catalogue; the real one is an HTTP service.

export type Drug = {
  id: string
  /** The international nonproprietary name. */
  name: string
  form: string
  dose: string
  onPrescription: boolean
  /** Kopecks, the lowest of the town that was asked about; null when nobody has it. */
  priceFrom: number | null
}

export type Drugstore = {
  id: string
  name: string
  address: string
  /** Separated by semicolons. */
  phones: string
  /** In words. */
  hours: string
  latitude: number | null
  longitude: number | null
  /** The less, the better. */
  rank: number
}

/** A drugstore and what it has of the drugs that were asked for: id -> kopecks. */
export type Stocked = Drugstore & { prices: { drugId: string; price: number }[] }

/** A town by our id and by the codes that drug searches use [3.51]. */
export type DrugTown = { id: string; code: string; tabletkaCode: string | null; tabletkaCodev3: string | null }

export type DrugSearch = {
  /** To whom the information is attributed [1.18]. */
  name: string
  /** `how`: a part of the name, or the full name [5.66]. `town` null: all. */
  search(asked: { text: string; how: 'part' | 'full-name'; town: DrugTown | null }): Promise<Drug[]>
  /** Those of the ids that there are. */
  drugs(ids: readonly string[], town: DrugTown | null): Promise<Drug[]>
  popular(): Promise<string[]>
  /** Drugstores of a town; with drugs, those that have one of them at least. */
  drugstores(town: DrugTown, drugIds: readonly string[]): Promise<Stocked[]>
  drugstore(id: string): Promise<Drugstore | null>
}

/** The service did not answer, or not what was agreed. Carries a code only: never what was looked for. */
export class DrugSearchDown extends Error {
  override name = 'DrugSearchDown'
  readonly code: string
  constructor(code: string) {
    super(`the drug search is down: ${code}`)
    this.code = code
  }
}

export const MOST_DRUGS = 100
export const MOST_DRUGSTORES = 200
