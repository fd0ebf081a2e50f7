import { usePhoto } from '@vizit/client/photo/use-photo'
import { Avatar, type AvatarProps } from '@vizit/ui/avatar'

/** The photo of a person of the family, or initials on the colour of that person. */
export function PersonAvatar({ photoUrl, ...avatar }: Omit<AvatarProps, 'photo'> & { photoUrl: string | null }) {
  return <Avatar {...avatar} photo={usePhoto(photoUrl)} />
}
