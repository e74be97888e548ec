// Runs before each attack: the certificate of the tests is trusted by this process alone.
import { setDefaultCACertificates } from 'node:tls';
import { certificate } from '../harness/tls-proxy.ts';

setDefaultCACertificates([certificate]);
