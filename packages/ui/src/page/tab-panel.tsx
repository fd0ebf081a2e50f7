import type { ReactNode } from 'react'

/** What the chosen tab shows. `id` is that of `Tabs`, `value` the chosen tab. */
export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
      {children}
    </div>
  )
}
