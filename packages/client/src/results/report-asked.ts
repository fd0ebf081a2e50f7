/** What is to be opened: a report of a visit, or a result of a test. */
export type ReportAsked = { profileId: string; providerCode: string } & (
  | { kind: 'visit'; orderId: string; reportResult: string }
  | { kind: 'test'; id: string; testProvider: string; recordLink: string }
)
