// What a clinic's server said of a failure, as it may stand in a log. It is free to quote what it was sent, and what it has of others: names, phones,
// numbers of cards. So words are not masked but let through: those of a fixed list, that of the trade, and no others.
import * as z from 'zod/mini'
import { operationOutcome } from './resources.ts'

const MOST_ISSUES = 3
const MOST_CHARACTERS = 240

/** The types of R4, what we send and read of them, and what servers say of requests. No word that is a name or tells of a person's health. */
const WORDS = new Set(
  `appointment bundle capabilitystatement operationoutcome organization patient practitioner practitionerrole schedule slot subscription binary
  healthcareservice location diagnosticreport documentreference observation resource resources resourcetype transaction batch searchset
  entry request response method url fullurl ifmatch ifnoneexist identifier system value start end participant actor status comment extension valuestring
  telecom gender birthdate active meta versionid lastupdated reference id type code coding text issue header etag cursor
  count offset sort include summary total page next link tag format prefer handling
  get post put patch delete http https https json xml fhir hapi api server client token scope access bearer login authorization
  fatal error warning information invalid structure required value invariant security unknown expired forbidden suppressed processing
  not-supported duplicate multiple-matches not-found deleted too-long code-invalid extension too-costly business-rule conflict transient lock-error
  no-store exception timeout incomplete throttled informational
  a an and are at be because been by can cannot could did do does during each either expected failed failure field fields for found from given had has have if
  in instead into invalid is it limit limited match matches maximum minimum missing more most must no none not of off on only operation or out over parameter
  parameters parse parsed process property query quota rate read request requested requests require required same search searching see server should
  size specified still such supported than that the there these this to too try unable unexpected unsupported update updated use used value
  values version versions was when while with without would write wrong allowed already before being between conditional content create created current
  data date datetime different element elements enabled disabled exceeded exist exists later large long lower many new null number object
  one order precondition previous primary range reached refused reject rejected result results retry seconds minutes service set shown string subject template
  time unauthorized unauthenticated uri uuid valid validate validation constraint violated free busy booked cancelled pending proposed`
    .split(/\s+/)
    .filter(word => word !== '')
)

/**
 * "error not-found Appointment.slot: Unknown search parameter …": severity, code, where, and the words of the list. Everything else is '…', and digits are '#'.
 * Undefined: the answer says nothing of the kind.
 */
export function wordsOf(body: unknown): string | undefined {
  const read = z.safeParse(operationOutcome, body)
  if (!read.success) return undefined
  const issues = read.data.issue.slice(0, MOST_ISSUES).map(issue => {
    const head = [issue.severity, issue.code, ...(issue.expression ?? []).slice(0, 2)].map(part => scrubbed(part ?? ''))
    const codes = (issue.details?.coding ?? []).slice(0, 2).map(({ code }) => scrubbed(code ?? ''))
    const tail = [...codes, scrubbed(issue.details?.text ?? ''), scrubbed(issue.diagnostics ?? '')]
    return `${head.filter(Boolean).join(' ')}: ${tail.filter(Boolean).join(' ')}`
  })
  return issues.join('; ').slice(0, MOST_CHARACTERS)
}

/** A text with nothing in it but the words of the list. */
function scrubbed(text: string): string {
  const kept = text.slice(0, 2_000).replace(/[\p{L}\p{M}\p{N}_-]+/gu, word => {
    if (/^\p{N}+$/u.test(word)) return '#'
    // the codes by which one product names its own failures
    if (/^HAPI-\d{4}$/.test(word)) return word
    return WORDS.has(word.toLowerCase()) ? word : '…'
  })
  return kept
    .replace(/[^A-Za-z0-9#….:,;[\]()-]+/g, ' ')
    .replace(/#[\s#.:,;-]*#/g, '#')
    .replace(/…[\s….:,;#-]*…/g, '…')
    .trim()
}
