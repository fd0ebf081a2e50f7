import type { Config } from './config.ts'

/** What is where, for whoever started the server. It listens on `port`, and for the patient app on `patientPort`. */
export function banner(config: Config, port: number, patientPort: number | null): string {
  const at = `http://localhost:${port}`
  const places = [
    ['cabinet', `${at}/`],
    ...(patientPort === null ? [] : [['patient app', `http://localhost:${patientPort}/`]]),
    ['API', `${at}/api/v2`],
    ['API documentation', `${at}/api/docs`],
    ['OpenAPI', `${at}/api/openapi.json`],
    ['health', `${at}/healthz`],
    ['readiness', `${at}/readyz`],
    ['metrics', `${at}/metrics`],
    ...(config.production
      ? []
      : [
          ['booking at a clinic’s site', `${at}/demo/clinic`],
          ['the cabinet in a clinic’s site', `${at}/demo/host`]
        ]),
    ...(config.sms.kind === 'inbox' ? [['inbox: every SMS sent here', `${at}/inbox`]] : [])
  ]
  const width = Math.max(...places.map(([name]) => name!.length))
  return [
    '',
    `${config.brand.name} ${config.version} is up`,
    ...places.map(([name, where]) => `  ${name!.padEnd(width)}  ${where}`),
    ''
  ].join('\n')
}
