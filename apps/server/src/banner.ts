import type { Config } from './config.ts'

/** What is where, for whoever started the server. `port` is the one that it listens on. */
export function banner(config: Config, port: number): string {
  const at = `http://localhost:${port}`
  const places = [
    ['cabinet', '/'],
    ['API', '/api/v2'],
    ['API documentation', '/api/docs'],
    ['OpenAPI', '/api/openapi.json'],
    ['health', '/healthz'],
    ['readiness', '/readyz'],
    ['metrics', '/metrics'],
    ...(config.production
      ? []
      : [
          ['booking at a clinic’s site', '/demo/clinic'],
          ['the cabinet in a clinic’s site', '/demo/host']
        ]),
    ...(config.sms.kind === 'inbox' ? [['inbox: every SMS sent here', '/inbox']] : [])
  ]
  const width = Math.max(...places.map(([name]) => name!.length))
  return [
    '',
    `${config.brand.name} ${config.version} is up`,
    ...places.map(([name, path]) => `  ${name!.padEnd(width)}  ${at}${path}`),
    ''
  ].join('\n')
}
