import { createContext, use, type ReactNode } from 'react';
import type { Services } from './services.js';

const ServicesReactContext = createContext<Services | undefined>(undefined);

/** Provides the services to everything inside. */
export function ServicesProvider({ services, children }: { services: Services; children?: ReactNode }) {
  return <ServicesReactContext value={services}>{children}</ServicesReactContext>;
}

/** The services of the page. Throws outside a ServicesProvider. */
export function useServices(): Services {
  const services = use(ServicesReactContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around the component.');
  return services;
}
