/** What opens over the list of visits. */
export type VisitAct = 'cancel' | 'documents' | 'more'
