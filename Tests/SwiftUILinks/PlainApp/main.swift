import RefreshAnimators

print(RefreshControl(animator: .gum))
