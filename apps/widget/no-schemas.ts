// What stands in the place of 'zod/mini' in the widget. The server judges all that it is sent, and its tests hold its answers against the schemas:
// a browser in somebody else's page needs the addresses of the endpoints, not twelve kilobytes of schemas.

type Inert = { (...what: unknown[]): Inert; check: Inert; safeParse: (value: unknown) => { success: boolean; data: unknown } }

/** Any schema. The one that is ever asked is the envelope of an answer: its fields are all there, or somebody else has answered. */
const inert: Inert = Object.assign((() => inert) as unknown as Inert, {
  safeParse: (data: unknown) => ({
    success: typeof data === 'object' && data !== null && ['data', 'status', 'error', 'message'].every(field => field in data),
    data
  })
})
inert.check = inert

/* @__NO_SIDE_EFFECTS__ */
function any(): Inert {
  return inert
}

export {
  any as array,
  any as boolean,
  any as enum,
  any as extend,
  any as literal,
  any as maximum,
  any as maxLength,
  any as minLength,
  any as nullable,
  any as number,
  any as object,
  any as optional,
  any as pipe,
  any as record,
  any as refine,
  any as regex,
  any as string,
  any as transform,
  any as union,
  any as unknown,
  any as uuid
}
