// What the documentation of the API promises: the questions it takes, and the answers it may give.
import { fromJSONSchema, type ZodType } from 'zod'

export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  parameters: Parameter[]
  body: Schema | null
  /** Status -> the codes that may come with it; none for an answer that is no refusal. */
  statuses: Map<number, string[]>
  /** Is what was asked of the documented form? */
  takes(parameters: Map<string, unknown>, body: unknown): boolean
  /** The documented form of a 200, or null where it is not JSON. */
  reply: ZodType | null
}

type Document = { paths: Record<string, Record<string, DocumentedOperation>> }
type Content = Record<string, { schema?: Schema }>
type DocumentedOperation = {
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

const JSON_TYPE = 'application/json'

/** Reads the document of a server that runs. */
export async function readOpenApi(origin: string): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method.toUpperCase() as Operation['method'], path, operation))
  )
}

function operationOf(method: Operation['method'], path: string, said: DocumentedOperation): Operation {
  const body = said.requestBody?.content[JSON_TYPE]?.schema ?? null
  const reply = said.responses['200']?.content?.[JSON_TYPE]?.schema
  const forms = new Map(said.parameters.map(one => [one.name, { required: one.required, form: formOf(one.schema) }]))
  const bodyForm = body && formOf(body)
  return {
    method,
    path,
    parameters: said.parameters,
    body,
    statuses: new Map(Object.entries(said.responses).map(([status, { description }]) => [Number(status), codesIn(description)])),
    takes: (parameters, sent) =>
      [...forms].every(([name, { required, form }]) =>
        parameters.has(name) ? form.safeParse(parameters.get(name)).success : !required || name === 'Idempotency-Key'
      ) &&
      (bodyForm === null || bodyForm.safeParse(sent).success),
    reply: reply ? formOf(reply) : null
  }
}

function formOf(schema: Schema): ZodType {
  return fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0])
}

function codesIn(description: string): string[] {
  return /^[\w/]+(, [\w/]+)*$/.test(description) && description === description.trim() ? description.split(', ') : []
}

/** What is wrong with an answer, or null. `astray`: the address was changed so that it may be another's, or nobody's. */
export function faultIn(operation: Operation, { status, body }: { status: number; body: string }, astray: boolean): string | null {
  if (status === 204 || status === 304) return operation.statuses.has(status) || operation.statuses.has(200) ? null : `status ${status}`
  if (status === 200) return operation.reply === null || astray ? null : faultInReply(operation.reply, body)
  const codes = operation.statuses.get(status)
  const code = codeIn(body)
  if (code === undefined) return `status ${status} without the four fields`
  if (status === 404 && astray) return null
  if (!codes) return `status ${status} ${code}`
  if (code === 'UNEXPECTED_PROBLEM') return `status ${status} ${code}`
  return codes.includes(code) ? null : `code ${code} with status ${status}`
}

function faultInReply(form: ZodType, body: string): string | null {
  const said = parsed(body)
  if (said === undefined) return 'an answer that is no JSON'
  const read = form.safeParse(said)
  return read.success ? null : `an answer of another form at ${read.error.issues[0]!.path.join('.')}: ${read.error.issues[0]!.code}`
}

function codeIn(body: string): string | undefined {
  const said = parsed(body)
  if (typeof said !== 'object' || said === null) return undefined
  const { data, status, error, message } = said as Record<string, unknown>
  return data === null && typeof status === 'number' && message !== undefined && typeof error === 'string' ? error : undefined
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
