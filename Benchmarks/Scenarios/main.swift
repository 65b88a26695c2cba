MachineScenarios.run()
DrawingScenarios.run()
ListScenarios.run()
