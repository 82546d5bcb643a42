import type { BrandAddress } from '@headnote/core/config';

type Place = NonNullable<BrandAddress['map']>;

const MAP_ORIGIN = 'https://www.openstreetmap.org';
/** Half of the map's width and height, in degrees: about 700 by 300 metres. */
const AROUND = { longitude: 0.0033, latitude: 0.0014 } as const;

/** The map of OpenStreetMap around a place, for a frame. */
export function mapFrameUrl({ latitude, longitude }: Place): string {
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `${MAP_ORIGIN}/export/embed.html?${query.toString()}`;
}

/** The place on the large map, from which a route can be asked. */
export function directionsUrl({ latitude, longitude }: Place): string {
  return `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
