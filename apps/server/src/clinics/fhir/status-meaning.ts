// What a status of a clinic's server means. The one place that says so: whoever asks acts by the meaning, and never by a number.

/**
 * `done`        it is done, or here it is.
 * `busy`        somebody was quicker: another version, another visit. The patient: "this time is taken". Not logged: it is the daily life of a clinic.
 * `no-such`     there is no such thing there, or no longer. Of a question that changes something: our fault until the thing is seen to be gone.
 * `refused`     understood and not wanted: a rule of the clinic's. The patient: the clinic's own reason, and its phones. Log: warning.
 * `our-fault`   not understood: what we sent is not what this server takes. The patient: online booking does not work there now, its phones. Log: error.
 * `not-let-in`  our name or token does not open this. The patient: the same. Log: error.
 * `wait`        asked too often; nothing was done. Asked again when the clinic says (pace.ts). Log: how long, once.
 * `broken`      the server's own failure: what became of the question nobody knows. The patient: "being confirmed". Log: warning.
 * `no-answer`   no word of FHIR: a redirect, a status from nowhere. As `broken`.
 */
export type StatusMeaning = 'done' | 'busy' | 'no-such' | 'refused' | 'our-fault' | 'not-let-in' | 'wait' | 'broken' | 'no-answer'

const TABLE: Readonly<Record<number, StatusMeaning>> = {
  200: 'done',
  201: 'done',
  204: 'done',
  400: 'our-fault',
  401: 'not-let-in',
  403: 'not-let-in',
  404: 'no-such',
  405: 'our-fault',
  406: 'our-fault',
  408: 'broken',
  409: 'busy',
  410: 'no-such',
  412: 'busy',
  413: 'our-fault',
  414: 'our-fault',
  415: 'our-fault',
  422: 'refused',
  423: 'busy',
  429: 'wait'
}

/** Of an answer, and of an entry inside an answer. A status that nobody has named is taken by its hundred. */
export function meaningOf(status: number): StatusMeaning {
  const named = TABLE[status]
  if (named) return named
  if (status >= 500 && status < 600) return 'broken'
  return status >= 400 && status < 500 ? 'our-fault' : 'no-answer'
}
