import { builtIn } from './built-in/built-in.ts'
import type { ClinicDeps } from './fhir/connect-clinic.ts'
import { type FhirGateway, openFhir } from './fhir/open-fhir.ts'
import type { Clinics } from './gateway.ts'

/** The gateways that this version of the product knows. Each provider has its own, with its own line, for as long as the process lives. `around`: of one that asks outside. */
export function openClinics(deps: ClinicDeps, around = (gateway: FhirGateway) => gateway): Clinics & { close(): Promise<void> } {
  const inside = builtIn(deps.store)
  const lines = new Map<string, FhirGateway>()
  return {
    of({ code, gateway }) {
      if (gateway === 'built-in') return inside
      if (gateway !== 'fhir') throw new Error(`no gateway of kind ${gateway}`)
      const known = lines.get(code)
      if (known) return known
      const opened = around(openFhir(deps, code))
      lines.set(code, opened)
      return opened
    },
    async close() {
      await Promise.all([...lines.values()].map(line => line.close()))
    }
  }
}
