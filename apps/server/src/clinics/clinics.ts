import { builtIn } from './built-in/built-in.ts'
import type { ClinicGateway, Clinics } from './gateway.ts'

const GATEWAYS: Record<string, ClinicGateway> = { 'built-in': builtIn }

/** The gateways that this version of the product knows, by kind. */
export function openClinics(): Clinics {
  return {
    of({ gateway }) {
      const found = GATEWAYS[gateway]
      if (!found) throw new Error(`no gateway of kind ${gateway}`)
      return found
    }
  }
}
