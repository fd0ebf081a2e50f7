// The documentation of the API, printed from the same values that serve it.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { carriesBody, pathFields, refusalsOf } from '@vizit/contract/endpoint'
import { reactionTo } from '@vizit/contract/reaction'
import { REFUSALS, type RefusalCode } from '@vizit/contract/refusal'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Route } from './route.ts'

const SECURITY = { anyone: {}, 'signed-in': { security: [{ bearer: [] }] }, staff: { security: [{ staff: [] }] } } as const

type Schema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] }

/** `/api/openapi.json` and `/api/docs`. */
export async function serveDocumentation(app: FastifyInstance, routes: Route[]): Promise<void> {
  // Made when somebody first reads it: a start need not wait for what few ever ask.
  let text: string | undefined
  const textOf = () => {
    text ??= JSON.stringify(openApi(routes))
    return text
  }
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(textOf()))
  await app.register(swagger, { mode: 'static', specification: { document: { toJSON: () => JSON.parse(textOf()) } as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
  })
}

/** The OpenAPI 3.1 document of the routes. */
export function openApi(routes: Route[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { endpoint } of routes) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
    const inPath = pathFields(endpoint.path)
    const inBody = carriesBody(endpoint.method)
    const fields = Object.entries(input.properties ?? {})
    const inHeader = Object.entries(endpoint.inHeader ?? {})
    const isInHeader = (name: string) => endpoint.inHeader?.[name] !== undefined
    const headers = inHeader.map(([field, name]) => ({ name, in: 'header', required: false, schema: input.properties?.[field] }))
    const parameters = fields
      .filter(([name]) => !isInHeader(name) && (inPath.includes(name) || !inBody))
      .map(([name, schema]) => ({
        name,
        in: inPath.includes(name) ? 'path' : 'query',
        required: input.required?.includes(name) ?? false,
        schema
      }))
    const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,100}$' } }
    const rest = fields.filter(([name]) => !inPath.includes(name) && !isInHeader(name))
    const body: Schema = {
      type: 'object',
      properties: Object.fromEntries(rest),
      required: (input.required ?? []).filter(name => !inPath.includes(name) && !isInHeader(name))
    }
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = {
      summary: endpoint.summary,
      tags: [path.split('/')[4] ?? 'api'],
      ...SECURITY[endpoint.access],
      parameters: [...parameters, ...headers, ...(endpoint.creates ? [key] : [])],
      ...(inBody ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
      responses: { ...replyOf(endpoint), ...refusalsByStatus(refusalsOf(endpoint)) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vizit', version: '2', description: 'Every answer has data, status, error and message; error is a stable code.' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'deviceId.token' },
        staff: { type: 'http', scheme: 'bearer', description: 'the token of a staff sign-in' }
      }
    },
    paths
  }
}

function replyOf(endpoint: Route['endpoint']): Record<string, unknown> {
  if (endpoint.method === 'DELETE') return { 204: { description: 'Done' } }
  if (endpoint.media) return { 200: { description: 'OK', content: { [endpoint.media]: {} } } }
  const data = z.toJSONSchema(endpoint.reply, { unrepresentable: 'any' })
  return { 200: { description: 'OK', content: { 'application/json': { schema: envelopeOf(data) } } } }
}

/** Each code with what a face does about it besides telling it [8.106]: the catalogue leaves that open, and who writes a face reads it here. */
function refusalsByStatus(codes: readonly RefusalCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(new Set(codes), code => REFUSALS[code])
  const told = (group: RefusalCode[]) => ({
    description: group.join(', '),
    'x-reactions': Object.fromEntries(group.map(code => [code, reactionTo(code)]))
  })
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, told(group)]))
}

function envelopeOf(data: unknown): Schema {
  const properties = { data, status: { type: 'integer' }, error: { type: ['string', 'null'] }, message: { type: ['string', 'null'] } }
  return { type: 'object', properties, required: ['data', 'status', 'error', 'message'] }
}
