import { serviceName } from '@vizit/client/names/spoken-services'
import { shortDescription } from '@vizit/rules/service-tree'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useState } from 'react'
import { ClinicText } from '../../catalogue/clinic-text.tsx'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './service.module.css'

/** [2.88] The chosen service and what it is: 150 characters, the rest on demand. */
export function ServiceAbout({ name, description }: { name: string; description: string }) {
  const words = useWords('service')
  const [isOpen, setOpen] = useState(false)
  const { shown, rest } = shortDescription(description)
  return (
    <Card title={<ServiceName name={name} />} className={styles.about}>
      {description ? (
        <ClinicText
          text={description}
          shown={rest === 'none' || isOpen ? description : `${shown.replace(/[\s.,;:–—-]+$/, '')}…`}
          className={styles.description}
        />
      ) : null}
      {rest === 'more' ? (
        <div>
          <Button kind="ghost" size="small" flush aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.descriptionLess : words.descriptionMore}
            <span className="visually-hidden"> {words.aboutService(serviceName(name))}</span>
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
